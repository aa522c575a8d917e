import { lazy, Suspense, useEffect, useState } from 'react';
import { Notes } from './ControlFrame.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';

/** Where the editor cannot be loaded the text is written as HTML. */
const RichTextEditor = lazy(() => import('./RichTextEditor.tsx').catch(() => ({ default: SourceOnly })));

function SourceOnly({ showSource }: { readonly showSource: () => void }) {
  useEffect(showSource, [showSource]);
  return null;
}

/** Rich text, or its HTML: a text that the editor would lose something of is shown as HTML. */
export function RichTextField(props: ControlProps) {
  const { change } = useForm();
  const { id, fault, aria } = useControl(props);
  const [isSource, setSource] = useState(false);
  const { field, value, at } = props;
  const html = typeof value === 'string' ? value : '';
  const set = (text: string) => change(at, text === '' && !field.isRequired ? undefined : text);
  return (
    <div className="inspector-field">
      <span className="inspector-row">
        <label className="tool-label" htmlFor={id}>
          {field.label}
        </label>
        <button type="button" className="tool-button" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
          HTML
        </button>
      </span>
      {isSource ? (
        <textarea
          {...aria}
          className="tool-input"
          rows={8}
          value={html}
          spellCheck={false}
          onChange={(event) => set(event.target.value)}
        />
      ) : (
        <Suspense fallback={<output>Loading the editor …</output>}>
          <RichTextEditor aria={aria} label={field.label} html={html} change={set} showSource={() => setSource(true)} />
        </Suspense>
      )}
      <Notes id={id} hint={field.hint} fault={fault} />
    </div>
  );
}
