const FORMS = 2;

/**
 * HTML that is held in the forms in which it is used: most is only ever put on pages, as bytes, the rest within other
 * HTML, as text. What is used in both ways is held twice.
 */
export class StoredHtml {
  /** Bound of what both forms take. */
  readonly maxBytes: number;
  #text: string | undefined;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.maxBytes = Buffer.byteLength(text) * FORMS;
    this.#text = text;
  }

  get text(): string {
    this.#text ??= this.#bytes?.toString() ?? '';
    return this.#text;
  }

  get bytes(): Buffer {
    if (this.#bytes === undefined) {
      this.#bytes = bytesOf(this.text);
      this.#text = undefined; // made again, to stay, if it is used as text too
    }
    return this.#bytes;
  }
}

/** A buffer of its own: `Buffer.from` takes short texts from a shared block, which each of them would keep in memory. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
