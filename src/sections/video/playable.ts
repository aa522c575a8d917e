const FILM_FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;

/** Whether a browser can play the address in a `<video>`; a page of a video service is linked instead. */
export function isPlayable(src: string): boolean {
  return FILM_FILE.test(src);
}
