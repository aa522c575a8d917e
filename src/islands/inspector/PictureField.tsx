import { useState, type MouseEvent } from 'react';
import { valueAt, withValue } from '../../lib/document-edit.ts';
import type { Field } from '../../lib/section-fields.ts';
import { Notes } from './ControlFrame.tsx';
import { textOf, useControl, useForm, type ControlProps } from './form-context.ts';
import { Fields } from './list-fields.tsx';
import { MediaChooser } from './MediaChooser.tsx';

/** Sizes belong to the file, and the point is set in the picture. */
const BY_THEMSELVES = new Set(['width', 'height', 'focalPoint']);
const ALT_HINT =
  'What somebody who does not see the picture needs to know. Empty only where the picture adds nothing to the words beside it.';

/** A picture: its file, its words, and the point that stays visible when it is cut. */
export function PictureField(props: ControlProps) {
  const { change } = useForm();
  const { id, fault } = useControl(props);
  const [isChoosing, setChoosing] = useState(false);
  const { field, value, at } = props;
  const src = textOf(valueAt(value, ['src']));
  const shown = (field.fields ?? []).filter(({ name }) => !BY_THEMSELVES.has(name)).map(withGuidance);
  const choose = async (picked: string) => {
    setChoosing(false);
    const size = await sizeOf(picked);
    const withSource = withValue(withValue(value, ['src'], picked), ['focalPoint'], undefined);
    change(at, withValue(withValue(withSource, ['width'], size?.width), ['height'], size?.height));
  };
  return (
    <fieldset className="inspector-group" aria-describedby={fault && `${id}-fault`}>
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} fault={fault} />
      {src && <FocalPoint src={src} value={value} change={(point) => change([...at, 'focalPoint'], point)} />}
      <span className="inspector-buttons">
        <button
          type="button"
          className="tool-button"
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
      {value !== undefined && <Fields fields={shown} value={value} at={at} />}
    </fieldset>
  );
}

function withGuidance(field: Field): Field {
  return field.name === 'alt' ? { ...field, hint: field.hint ?? ALT_HINT } : field;
}

interface FocalProps {
  readonly src: string;
  readonly value: unknown;
  readonly change: (point: { x: number; y: number } | undefined) => void;
}

function FocalPoint({ src, value, change }: FocalProps) {
  const pick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key press has no place in the picture: it sets the middle.
    if (detail === 0) return change(undefined);
    const box = currentTarget.getBoundingClientRect();
    const part = (at: number, from: number, size: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / size)) * 100) / 100;
    return change({ x: part(clientX, box.left, box.width), y: part(clientY, box.top, box.height) });
  };
  const point = valueAt(value, ['focalPoint']);
  const { x, y } = isPoint(point) ? point : { x: 0.5, y: 0.5 };
  return (
    <button
      type="button"
      className="inspector-picture"
      onClick={pick}
      aria-label={`Point that stays visible: ${percent(x)} from the left, ${percent(y)} from the top. Click in the picture to move it.`}
    >
      <img src={src} alt="" />
      <span className="inspector-point" style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }} />
    </button>
  );
}

function isPoint(value: unknown): value is { x: number; y: number } {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** Width and height keep the page from jumping while a picture comes. */
async function sizeOf(src: string): Promise<{ width: number; height: number } | undefined> {
  const picture = new Image();
  picture.src = src;
  try {
    await picture.decode();
  } catch {
    return undefined;
  }
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
