/** A machine-detectable problem of an image's alternative text. */
export type AltIssue = 'file-name' | 'says-nothing' | 'starts-with-picture' | 'repeats-text' | 'too-long';

export const LONGEST_ALT = 180;

const FILE = /\.(jpe?g|png|gif|webp|avif|svg|tiff?|bmp|heic)$/i;
const CAMERA =
  /^(img|dsc|dscn|dscf|pxl|p|mvi|screenshot|screen-shot|bildschirmfoto)[-_ ]?\d{3,}|^(whatsapp image|screenshot|bildschirmfoto) \d/i;
/** Matches `hero-home-1600x900`, `boot_on_rock`: words joined by separators, with a number or without any space. */
const SLUG = /^(?=.*\d)[a-z0-9]+([-_][a-z0-9]+)+$|^[a-z0-9]+(_[a-z0-9]+)+$/i;

/** A text that consists of these words and of numbers only describes nothing. */
const NOTHING = new Set(
  (
    'image img picture pic photo photograph graphic icon logo banner hero spacer placeholder untitled alt text thumbnail ' +
    'illustration null undefined none empty todo tbd test click here tap to enlarge zoom lorem ipsum ' +
    'bild foto grafik abbildung symbol titelbild platzhalter ohne titel ' +
    'imagen fotografía fotografia gráfico ilustración immagine figura grafica afbeelding plaatje plaat'
  ).split(' '),
);
const IMAGE_OF =
  /^(an? |the |ein |eine |une? |una |uno |un |een )?(image|picture|photo|photograph|graphic|bild|foto|grafik|imagen|fotografía|immagine|afbeelding|illustration)s? (of|showing|von|vom|zeigt|mit|de|del|d['’]|di|van|met)\b/i;

export function normalText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Keeps letters and digits only, so that punctuation makes no difference. */
export function comparableText(text: string): string {
  return normalText(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
}

/** `beside`: the texts around the image, such as its caption. Returns undefined where no issue is detected. */
export function altIssue(alt: string, beside: readonly string[]): AltIssue | undefined {
  const text = normalText(alt);
  const comparable = comparableText(text);
  if (FILE.test(text) || CAMERA.test(text) || SLUG.test(text)) return 'file-name';
  if (comparable.split(' ').every((word) => NOTHING.has(word) || /^\d*$/.test(word))) return 'says-nothing';
  if (IMAGE_OF.test(text)) return 'starts-with-picture';
  if (beside.some((other) => comparableText(other) === comparable)) return 'repeats-text';
  return text.length > LONGEST_ALT ? 'too-long' : undefined;
}
