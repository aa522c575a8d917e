import { createContext, useContext, type ComponentType } from 'react';
import type { Pointer } from '../../lib/document-edit.ts';
import type { Field } from '../../lib/section-fields.ts';
import type { OutlineFault } from '../../lib/preview-info.ts';
import type { SectionAt } from './structure.ts';
import type { Shop } from '../../stores/editor-references.ts';

/** What every control of a section's form works with; `at` leads from the section's item to the value. */
export interface FormContext {
  readonly change: (at: Pointer, value: unknown) => void;
  readonly fault: OutlineFault | undefined;
  readonly shop: Shop;
  /** The control that fits a field: controls hold others. */
  readonly Control: ComponentType<ControlProps>;
  /** The section itself, for what is nested in it. */
  readonly section: SectionAt;
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
export function useControl({ field, at }: ControlProps) {
  const { fault } = useForm();
  const id = controlId(at);
  const own = fault?.field === at.join('.') ? fault.reason.replace(/^invalid [a-z ]+: (?:[\w.]+: )?/, '') : undefined;
  const described = [field.hint && `${id}-hint`, own && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    fault: own,
    aria: { id, 'aria-describedby': described || undefined, 'aria-invalid': own === undefined ? undefined : true },
  };
}
