/** A text whose parts in brackets are links, in the order of `hrefs`: "Read [this] and [that]". */
export function LinkedText({ text, hrefs }: { text: string; hrefs: readonly string[] }) {
  return text.split(/\[(.+?)\]/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={hrefs[(at - 1) / 2]}>
        {part}
      </a>
    ),
  );
}
