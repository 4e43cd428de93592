import type { GameFace } from "../face";
import Badge from "./Badge.svelte";
import { auctions, begins, recap } from "./recap";
import Scene from "./art/Scene.svelte";
import { sound } from "./sound";
import StandingOrders from "./StandingOrders.svelte";
import type { RaView } from "./view";

export default {
  order: 2,
  title: "Ra",
  about: {
    en: "Three epochs of auctions: press your luck at the bag, and win what you need with the suns you have.",
    de: "Drei Epochen voller Auktionen: Fordere dein Glück am Beutel heraus und ersteigere mit deinen Sonnen, was du brauchst.",
  },
  score: { en: "Points", de: "Punkte" },
  Scene,
  table: () => import("./RaTable.svelte"),
  glossary: {
    tile: { en: "Tiles", de: "Plättchen" },
    category: { en: "What scores", de: "Was Punkte bringt" },
    action: { en: "Actions", de: "Aktionen" },
    event: { en: "Events", de: "Ereignisse" },
    monument: { en: "Monuments", de: "Monumente" },
    thing: { en: "Terms", de: "Begriffe" },
    term: { en: "Terms", de: "Begriffe" },
  },
  Badge,
  tellsRanking: (view: RaView) => view.over,
  watched: ["won", "unsold", "epoch_ended"],
  isOneTurn: (earlier: RaView, later: RaView) =>
    earlier.asked?.order !== undefined && later.asked?.order !== undefined,
  begins,
  chapters: auctions,
  recap,
  sound,
  board: ".frieze",
  offersAll: true,
  Orders: StandingOrders,
} satisfies GameFace;
