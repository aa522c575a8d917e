import { createContext, useContext, type ComponentType } from 'react';
import { useStore } from '@nanostores/react';
import type { Pointer } from '../../lib/json-pointer.ts';
import { describeFieldIssue } from './field-messages.ts';
import type { Field } from '../lib/section-fields.ts';
import type { OutlineIssue, SectionPosition } from '../../cms/preview/preview-info.ts';
import { $issues, issueAt } from '../stores/document-issues.ts';
import type { Shop } from '../stores/references.ts';

/** Context of all controls of a section's form; `at` is the path from the section's item to the value. */
export interface FormContext {
  readonly change: (at: Pointer, value: unknown) => void;
  readonly error: OutlineIssue | undefined;
  readonly shop: Shop;
  /** The component that renders any field, for controls that nest others. */
  readonly Control: ComponentType<ControlProps>;
  /** The section itself, for its nested sections. */
  readonly section: SectionPosition;
  /** The edited variant of an experience; undefined for the baseline. */
  readonly version: VersionContext | undefined;
}

export interface VersionContext {
  readonly isOwn: (at: Pointer) => boolean;
  /** Removes the variant's override, so that the field has the baseline's value again. */
  readonly resetToBaseline: (at: Pointer) => void;
}

export interface ControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly at: Pointer;
}

const Form = createContext<FormContext | undefined>(undefined);
export const FormProvider = Form.Provider;

export function useForm(): FormContext {
  const form = useContext(Form);
  if (form === undefined) throw new Error('A control is used outside of a section form.');
  return form;
}

/** `at` is the path from the section's item to the value: `content`, `image`, `alt`. */
export const controlId = (at: Pointer): string => `field-${at.join('-')}`;

/** Returns the ids of a control, its hint and its error, and the attributes that connect them. */
export function useControl({ field, value, at }: ControlProps) {
  const { error, section } = useForm();
  const issue = issueAt(useStore($issues), [...section.pointer, ...at]);
  const id = controlId(at);
  const own = error?.field === at.join('.') ? describeFieldIssue(field, value, error.reason) : issue;
  const described = [field.hint && `${id}-hint`, own && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    error: own,
    aria: { id, 'aria-describedby': described || undefined, 'aria-invalid': own === undefined ? undefined : true },
  };
}

/** Returns a function that stores the entered text; an empty optional field is removed. */
export function useText({ field, at }: ControlProps): (text: string) => void {
  const { change } = useForm();
  return (text) => change(at, text === '' && !field.isRequired ? undefined : text);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
