/** A connection to a table of this device; what opens it is loaded when it is first needed. */

import type { Wire } from "../connection";

export function openLine(address: string): Wire {
  return new LateWire(address);
}

/** Stands for a connection until it can be opened. */
class LateWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  private wire: Wire | null = null;
  private isClosed = false;

  constructor(address: string) {
    void this.open(address);
  }

  private async open(address: string): Promise<void> {
    const device = await import("./device.svelte");
    if (this.isClosed) return;
    const wire = (this.wire = device.openLine(address));
    wire.onopen = () => this.onopen?.();
    wire.onmessage = (event) => this.onmessage?.(event);
    wire.onclose = (event) => this.onclose?.(event);
  }

  send(text: string): void {
    this.wire?.send(text);
  }

  close(): void {
    this.isClosed = true;
    this.wire?.close();
  }
}
