/** The outline of a stone chip of each family, in a square of 100: color is never the only sign. */

import type { Family } from "../tiles";

export const CHIPS: Record<Family, string> = {
  // an arch
  ra: "M5 90V46C5 21 25 5 50 5S95 21 95 46V90Q95 95 90 95H10Q5 95 5 90Z",
  // both upper corners cut off
  god: "M26 5H74L95 26V90Q95 95 90 95H10Q5 95 5 90V26Z",
  // a notch in the middle of the lower edge
  pharaoh: "M11 5H89Q95 5 95 11V89Q95 95 89 95H61L50 85L39 95H11Q5 95 5 89V11Q5 5 11 5Z",
  // a wave as the lower edge
  nile: "M11 5H89Q95 5 95 11V90Q87.5 97 80 90T65 90T50 90T35 90T20 90T5 90V11Q5 5 11 5Z",
  // a bite out of each side
  civilization:
    "M11 5H89Q95 5 95 11V40A10 10 0 0 0 95 60V89Q95 95 89 95H11Q5 95 5 89V60A10 10 0 0 0 5 40V11Q5 5 11 5Z",
  // round bites out of all corners
  gold: "M21 5H79A16 16 0 0 0 95 21V79A16 16 0 0 0 79 95H21A16 16 0 0 0 5 79V21A16 16 0 0 0 21 5Z",
  // steps at the upper corners
  monuments: "M5 25H15V15H25V5H75V15H85V25H95V89Q95 95 89 95H11Q5 95 5 89Z",
};

/** The broken edge of a disaster. */
export const BROKEN =
  "M8 10L22 5L34 9L48 4L58 12L66 5L80 9L77 20L92 26L86 38L95 46L88 58L95 72L86 78L90 91L76 88L66 96L55 87L42 95L31 90L16 95L14 82L5 76L11 62L4 50L10 36L5 24Z";
