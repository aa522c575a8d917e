import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { useControl } from './form-context.ts';

interface Props {
  readonly aria: ReturnType<typeof useControl>['aria'];
  readonly label: string;
  readonly html: string;
  readonly change: (html: string) => void;
  /** Switches to the HTML source, where the text has markup that the editor would drop. */
  readonly showSource: () => void;
}

const EMPTY = '<p></p>';
const LINK = { openOnClick: false, HTMLAttributes: { target: null, rel: null } };

/** Edits rich text as it is displayed. */
export default function RichTextEditor({ aria, label, html, change, showSource }: Props) {
  const known = useRef(html);
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: LINK, codeBlock: false })],
    content: html,
    // The content security policy forbids styles that scripts inject; they are in the inspector's stylesheet.
    injectCSS: false,
    editorProps: { attributes: attributesOf(aria, label) },
    onCreate: ({ editor: created }) => {
      if (!isSame(html, created.getHTML())) showSource();
    },
    onUpdate: ({ editor: updated }) => {
      const text = updated.getHTML();
      known.current = text === EMPTY ? '' : text;
      change(known.current);
    },
  });
  useEffect(() => {
    if (!editor || editor.isDestroyed || known.current === html) return;
    known.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
    if (!isSame(html, editor.getHTML())) showSource();
  }, [editor, html, showSource]);
  if (!editor) return null;
  return (
    <div className="inspector-rich">
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function attributesOf({ id, ...described }: Props['aria'], label: string): Record<string, string> {
  const given = Object.entries(described).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return {
    ...Object.fromEntries(given),
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: 'inspector-prose',
  };
}

/** Compares parsed HTML, so that different notations of the same markup are equal. */
function isSame(html: string, other: string): boolean {
  return plain(html) === plain(other === EMPTY ? '' : other);
}

function plain(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const replaced = { b: 'strong', i: 'em' } as const;
  for (const [from, to] of Object.entries(replaced)) {
    for (const element of body.querySelectorAll(from)) {
      const fresh = document.createElement(to);
      fresh.append(...element.childNodes);
      element.replaceWith(fresh);
    }
  }
  // The editor wraps the text of a list item in a paragraph; most content does not.
  for (const entry of body.querySelectorAll('li > p:only-child')) entry.replaceWith(...entry.childNodes);
  return body.innerHTML
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li|h\d|blockquote|hr)[^>]*>) ?/g, '$1')
    .trim();
}

interface Tool {
  readonly label: string;
  readonly name: string;
  readonly attributes?: Record<string, number>;
  readonly run: (editor: Editor) => unknown;
}

const TOOLS: readonly Tool[] = [
  { label: 'Bold', name: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  { label: 'Italic', name: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    label: 'Heading',
    name: 'heading',
    attributes: { level: 3 },
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { label: 'List', name: 'bulletList', run: (editor) => editor.chain().focus().toggleBulletList().run() },
  { label: 'Numbers', name: 'orderedList', run: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { label: 'Quote', name: 'blockquote', run: (editor) => editor.chain().focus().toggleBlockquote().run() },
];

function Tools({ editor }: { readonly editor: Editor }) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const update = () => redraw((count) => count + 1);
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor]);
  return (
    <fieldset className="inspector-buttons" aria-label="Format">
      {TOOLS.map(({ label, name, attributes, run }) => (
        <button
          key={label}
          type="button"
          className="tool-button"
          aria-pressed={editor.isActive(name, attributes)}
          onClick={() => run(editor)}
        >
          {label}
        </button>
      ))}
      <LinkTool editor={editor} />
    </fieldset>
  );
}

function LinkTool({ editor }: { readonly editor: Editor }) {
  const [href, setHref] = useState<string | undefined>();
  const id = useId();
  const isLink = editor.isActive('link');
  const open = () => setHref(href === undefined ? String(editor.getAttributes('link')['href'] ?? '') : undefined);
  const [isRejected, setRejected] = useState(false);
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    // A URL that may not be linked is rejected.
    const isDone = href ? chain.setLink({ href }).run() : chain.unsetLink().run();
    setRejected(!isDone);
    if (isDone) setHref(undefined);
  };
  return (
    <>
      <button
        type="button"
        className="tool-button"
        aria-pressed={isLink}
        aria-expanded={href !== undefined}
        onClick={open}
      >
        Link
      </button>
      {href !== undefined && (
        <span className="inspector-row">
          <input
            className="tool-input"
            aria-label="Address of the link"
            value={href}
            aria-invalid={isRejected}
            aria-describedby={isRejected ? id : undefined}
            onChange={(event) => setHref(event.target.value)}
          />
          <button type="button" className="tool-button" onClick={apply}>
            Set
          </button>
        </span>
      )}
      {isRejected && href !== undefined && (
        <p id={id} className="inspector-fault" role="alert">
          This is no address that may be linked. Write a path such as /c/boots, or an https, mailto or tel address.
        </p>
      )}
    </>
  );
}
