/** A part of the page as a picture: the browser draws it once more, into an image file. */

/** What is not seen, or only for a moment. */
const LEFT_OUT = "[role=tooltip], .unseen";
const SCALE = 2;
const FOOT = 36;

/** All style rules of the page; fonts are files, which an image may not load. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** The drawing as an SVG document that needs nothing else. */
export function drawingOf(part: Element): { svg: string; width: number; height: number } {
  const { width, height } = part.getBoundingClientRect();
  const copy = part.cloneNode(true) as Element;
  for (const left of copy.querySelectorAll(LEFT_OUT)) left.remove();
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  root.setAttribute("lang", document.documentElement.lang);
  // The colors of the theme are set on the root of the page.
  root.dataset.theme = document.documentElement.dataset.theme ?? "light";
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `${styles()} *, *::before, *::after { animation: none !important; transition: none !important; }`;
  const inside = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  inside.append(framed(part, copy as HTMLElement | SVGElement, width, height));
  root.append(style, inside);
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** What sizes are measured by, around the copy, which keeps its own size. */
function framed(
  part: Element,
  copy: HTMLElement | SVGElement,
  width: number,
  height: number,
): HTMLElement {
  const around = containerOf(part)?.getBoundingClientRect() ?? { width, height };
  const frame = document.createElement("div");
  frame.style.cssText = `container-type:size;width:${around.width}px;height:${around.height}px;color:var(--text);font:1rem/1.5 var(--body)`;
  copy.style.cssText += `;width:${width}px;height:${height}px;margin:0`;
  frame.append(copy);
  return withinShells(part, frame);
}

/** Copies of all that the part lies in, without boxes: colors and selectors come from there. */
function withinShells(part: Element, frame: HTMLElement): HTMLElement {
  let within = frame;
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (around === document.body) break;
    const shell = around.cloneNode(false) as HTMLElement;
    shell.style.setProperty("display", "contents", "important");
    shell.append(within);
    within = shell;
  }
  return within;
}

function containerOf(part: Element): Element | null {
  for (let found = part.parentElement; found !== null; found = found.parentElement)
    if (getComputedStyle(found).containerType === "size") return found;
  return null;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A PNG of a part of the page, with a line of words below it. */
export async function pictureOf(part: Element, words: string): Promise<Blob> {
  const { svg, width, height } = drawingOf(part);
  const image = await imageOf(svg);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round((height + FOOT) * SCALE);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  const colors = getComputedStyle(document.documentElement);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colors.getPropertyValue("--background");
  pen.fillRect(0, 0, width, height + FOOT);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = colors.getPropertyValue("--text-soft");
  pen.font = `14px ${colors.getPropertyValue("--body")}`;
  pen.textBaseline = "middle";
  pen.fillText(words, 12, height + FOOT / 2, width - 24);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
