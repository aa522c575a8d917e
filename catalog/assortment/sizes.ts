/** Size runs as on labels. Footwear is US unisex (men's numbering) or US women's (`W`). */
export const SHOE = ['6', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13'];
/** Unisex with every half size: EU 37.5 to 47 without a gap. */
export const SHOE_HALVES = Array.from({ length: 17 }, (_, step) => `${5 + step / 2}`);
/** Women's lasts: EU 35.5 to 44. */
export const SHOE_WOMEN = Array.from({ length: 15 }, (_, step) => `W${5 + step / 2}`);
/** Wide lasts, added to a run: half sizes would be made in numbers too small to keep. */
export const SHOE_WIDE = ['8 wide', '9 wide', '10 wide', '11 wide', '12 wide', '13 wide'];
export const SHOE_WOMEN_WIDE = ['W6 wide', 'W7 wide', 'W8 wide', 'W9 wide', 'W10 wide', 'W11 wide'];
/** Children's: `C` up to thirteen, then youth. */
export const SHOE_KIDS = ['9C', '10C', '11C', '12C', '13C', '1Y', '2Y', '3Y', '4Y'];
export const APPAREL = ['XS', 'S', 'M', 'L', 'XL', '2XL'];
/** Waist in inches. */
export const WAIST = ['W28', 'W30', 'W31', 'W32', 'W33', 'W34', 'W36', 'W38', 'W40'];
/** Waist in inches, women's cut. */
export const WAIST_WOMEN = ['W24', 'W26', 'W27', 'W28', 'W29', 'W30', 'W31', 'W32', 'W34'];
/** By age. */
export const KIDS = ['4Y', '6Y', '8Y', '10Y', '12Y'];
export const SOCK = ['S', 'M', 'L', 'XL'];
export const ONE: readonly string[] = ['One size'];
/** A product without a choice of size. */
export const NONE: readonly string[] = [''];
