import { createContext, useContext, type ComponentType } from 'react';
import { useStore } from '@nanostores/react';
import type { Pointer } from '../../lib/json-pointer.ts';
import { describeFieldIssue } from './field-messages.ts';
import type { Field } from '../lib/section-fields.ts';
import type { OutlineIssue } from '../../cms/preview/preview-info.ts';
import { $issues, issueAt } from '../stores/document-issues.ts';
import type { Shop } from '../stores/references.ts';
import type { SectionAt } from '../stores/structure.ts';

/** What every control of a section's form works with; `at` leads from the section's item to the value. */
export interface FormContext {
  readonly change: (at: Pointer, value: unknown) => void;
  readonly error: OutlineIssue | undefined;
  readonly shop: Shop;
  /** The control that fits a field: controls hold others. */
  readonly Control: ComponentType<ControlProps>;
  /** The section itself, for what is nested in it. */
  readonly section: SectionAt;
  /** The version of an experience that is changed; none for the baseline. */
  readonly version: VersionContext | undefined;
}

export interface VersionContext {
  readonly isOwn: (at: Pointer) => boolean;
  /** The field is as in the baseline again. */
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
  if (form === undefined) throw new Error('A control stands outside of a section form.');
  return form;
}

/** `at` leads from the section's item to the value: `content`, `image`, `alt`. */
export const controlId = (at: Pointer): string => `field-${at.join('-')}`;

/** Ids of a control, its hint and its fault, and what ties them. */
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

/** Writes what is entered as a text: what is emptied is left out, unless it is needed. */
export function useText({ field, at }: ControlProps): (text: string) => void {
  const { change } = useForm();
  return (text) => change(at, text === '' && !field.isRequired ? undefined : text);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
