import type { GameFace } from "../face";
import Badge from "./Badge.svelte";
import Scene from "./art/Scene.svelte";
import TermPicture from "./art/TermPicture.svelte";
import "./gods.css";
import { learnLooks } from "./art/looks.svelte";
import { isAnsweredInBar } from "./homes";
import { begins, recap } from "./recap";
import { waitsForPartner } from "./partner";
import { sound } from "./sound";
import type { AnkhView } from "./view";

export default {
  order: 1,
  title: "Ankh",
  about: {
    en: "Gods contend for the last worshippers of Egypt: move, build, draw borders with caravans, win battles.",
    de: "Götter ringen um die letzten Gläubigen Ägyptens: ziehen, bauen, mit Karawanen Grenzen setzen, Kämpfe gewinnen.",
  },
  score: { en: "Devotion", de: "Verehrung" },
  Scene,
  opening: () => import("./map/Opening.svelte"),
  table: () => import("./AnkhTable.svelte"),
  glossary: {
    god: { en: "Gods", de: "Götter" },
    power: { en: "Ankh powers", de: "Ankh-Kräfte" },
    guardian: { en: "Guardians", de: "Wächter" },
    card: { en: "Battle cards", de: "Kampfkarten" },
    action: { en: "Actions", de: "Aktionen" },
    event: { en: "Events", de: "Ereignisse" },
    monument: { en: "Monuments", de: "Monumente" },
    figure: { en: "Figures", de: "Figuren" },
    terrain: { en: "Terrain", de: "Gelände" },
    thing: { en: "Terms", de: "Begriffe" },
    term: { en: "Terms", de: "Begriffe" },
  },
  sound,
  board: ".map svg[role=group]",
  isAnsweredInBar,
  tellsRanking: (view: AnkhView) => view.over,
  Picture: TermPicture,
  Badge,
  isOneTurn: (earlier: AnkhView, later: AnkhView) =>
    earlier.turn === later.turn && earlier.conflict === null && later.conflict === null,
  watched: [
    ...["battle", "cards", "spared", "strength", "dominates"],
    ...["merging", "merged", "forgotten", "conflict", "ended"],
  ],
  waiting: waitsForPartner,
  learn: learnLooks,
  begins,
  recap,
  emblem(view: AnkhView, seat) {
    const god = view.areas[seat]?.god ?? null;
    return god === null ? null : { kind: "god", id: god };
  },
} satisfies GameFace;
