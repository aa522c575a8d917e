import { useRef, useState, useEffect } from 'react';
import { valueAt } from '../../lib/json-pointer.ts';
import { withValue } from '../lib/document-edit.ts';
import type { Field } from '../lib/section-fields.ts';
import { Notes } from './ControlFrame.tsx';
import { controlId, textOf, useControl, useForm, type ControlProps } from './form-context.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { Fields } from './list-fields.tsx';
import { findImages, type MediaList } from '../stores/references.ts';

const NOTHING: MediaList = { total: 0, images: [], error: '' };

/** Lists the images of the content folder by name. */
function MediaChooser({ choose }: { readonly choose: (src: string) => void }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    void findImages(query).then((list) => isCurrent && setFound(list));
    return () => void (isCurrent = false);
  }, [query]);
  const { total, images, error } = found;
  return (
    <div className="inspector-media">
      <label className="inspector-field">
        <span className="tool-label">Find by name</span>
        <input className="tool-input" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <output className="inspector-hint">{error || countOf(total, images.length)}</output>
      <ul className="inspector-media-list">
        {images.map((src) => (
          <li key={src}>
            <button type="button" className="tool-button" onClick={() => choose(src)}>
              <img src={src} alt="" loading="lazy" />
              <span>{src.replace('/media/', '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countOf(total: number, shown: number): string {
  return total === shown ? `${total} pictures` : `The first ${shown} of ${total} pictures`;
}

/** Dimensions belong to the file, and the focal point is set in the image. */
const BY_THEMSELVES = new Set(['width', 'height', 'focalPoint']);
const ALT_HINT =
  'What somebody who does not see the picture needs to know. Empty only where the picture adds nothing to the words beside it.';

/** An image: its file, its alternative text, and its focal point. */
export function ImageField(props: ControlProps) {
  const { change } = useForm();
  const { id, error } = useControl(props);
  const [isChoosing, setChoosing] = useState(false);
  const [former, setFormer] = useState<string>();
  const chooser = useRef<HTMLButtonElement>(null);
  const { field, value, at } = props;
  const src = textOf(valueAt(value, ['src']));
  const alt = textOf(valueAt(value, ['alt']));
  const hasAltText = (field.fields ?? []).some(({ name }) => name === 'alt');
  const shown = (field.fields ?? []).filter(({ name }) => !BY_THEMSELVES.has(name)).map(withGuidance);
  const choose = async (picked: string) => {
    setChoosing(false);
    chooser.current?.focus();
    const size = await sizeOf(picked);
    const isOther = picked !== src;
    const withSource = withValue(withValue(value, ['src'], picked), ['focalPoint'], undefined);
    const withSize = withValue(withValue(withSource, ['width'], size?.width), ['height'], size?.height);
    change(at, isOther && hasAltText ? withValue(withSize, ['alt'], '') : withSize);
    if (!isOther || !hasAltText) return;
    setFormer(alt);
    requestAnimationFrame(() => document.getElementById(controlId([...at, 'alt']))?.focus());
  };
  return (
    <fieldset className="inspector-group" aria-describedby={error && `${id}-fault`}>
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} error={error} />
      {src && <FocalPoint src={src} value={value} change={(point) => change([...at, 'focalPoint'], point)} />}
      <span className="inspector-buttons">
        <button
          type="button"
          className="tool-button"
          ref={chooser}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Choose a picture
        </button>
        {value !== undefined && !field.isRequired && (
          <button type="button" className="tool-button" onClick={() => change(at, undefined)}>
            Remove {field.label.toLowerCase()}
          </button>
        )}
      </span>
      {isChoosing && <MediaChooser choose={(picked) => void choose(picked)} />}
      {former !== undefined && alt === '' && (
        <OtherImage
          former={former}
          keepFormer={() => change([...at, 'alt'], former)}
          end={() => setFormer(undefined)}
        />
      )}
      {value !== undefined && <Fields fields={shown} value={value} at={at} />}
    </fieldset>
  );
}

interface OtherProps {
  /** The alternative text of the previous image. */
  readonly former: string;
  readonly keepFormer: () => void;
  readonly end: () => void;
}

/** Asks for the alternative text of a replaced image, which shows something else. */
function OtherImage({ former, keepFormer, end }: OtherProps) {
  return (
    <div className="inspector-field" role="alert">
      <p className="inspector-fault">This is another picture: say below what it shows.</p>
      <span className="inspector-buttons">
        {former !== '' && (
          <button type="button" className="tool-button" onClick={keepFormer}>
            Keep “{former}”
          </button>
        )}
        <button type="button" className="tool-button" onClick={end}>
          It adds nothing to the words beside it
        </button>
      </span>
    </div>
  );
}

function withGuidance(field: Field): Field {
  return field.name === 'alt' ? { ...field, hint: field.hint ?? ALT_HINT } : field;
}

/** Width and height prevent a layout shift while an image loads. */
async function sizeOf(src: string): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}
