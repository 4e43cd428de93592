/** The names of the categories, as the score sheet has them. */

import { phrases } from "../../words/words.svelte";

export const categoryName = phrases({
  god: { en: "Gods", de: "Götter" },
  pharaoh: { en: "Pharaohs", de: "Pharaonen" },
  nile: { en: "Nile", de: "Nil" },
  civilization: { en: "Civilization", de: "Zivilisation" },
  gold: { en: "Gold", de: "Gold" },
  monuments: { en: "Monuments", de: "Monumente" },
  suns: { en: "Suns", de: "Sonnen" },
});
