/** Size runs, as they stand on labels. Footwear is US unisex (men's numbering), trousers are waist in inches. */
export const SHOE = ['6', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13'];
export const SHOE_WHOLE = ['5', '6', '7', '8', '9', '10', '11', '12', '13'];
export const APPAREL = ['XS', 'S', 'M', 'L', 'XL', '2XL'];
export const WAIST = ['28', '30', '31', '32', '33', '34', '36', '38', '40'];
export const SOCK = ['S', 'M', 'L', 'XL'];
export const ONE: readonly string[] = ['One size'];
/** A product that comes in one piece, without a choice of size. */
export const NONE: readonly string[] = [''];
