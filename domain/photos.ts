/** Characters of a photo's caption, and of the name it is shown with. */
export const CAPTION_LENGTH = 300;
export const PHOTO_NAME_LENGTH = 60;
/** Products that a photo shows. */
export const PHOTO_PRODUCTS = 5;
