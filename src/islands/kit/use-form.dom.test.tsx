// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderIsland } from './island.test-support.tsx';
import { SubmitOnceForm } from './SubmitOnceForm.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.ts';

type Send = (values: Readonly<Record<'name' | 'again', string>>) => Promise<unknown>;

/** Two fields, the second of which has to repeat the first; a rejected value is the service's error of the second. */
function Sample({ send, rejected }: { readonly send: Send; readonly rejected?: string }) {
  const form = useForm({
    name: { isRequired: true, missing: 'Enter a name.' },
    again: {
      isRequired: false,
      missing: '',
      rule: (value, { name }) => (value === name ? undefined : 'Enter the same name.'),
    },
  });
  return (
    <SubmitOnceForm
      form={form}
      isPending={false}
      submit="Send"
      send={async (element) => {
        await send(form.values);
        if (rejected !== undefined) form.showErrors(element, { again: rejected });
      }}
    >
      <TextField field={form.field('name')} label="Name" hint="As on the card." />
      <TextField field={form.field('again')} label="Again" />
    </SubmitOnceForm>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const sender = () => vi.fn<Send>(async () => undefined);

describe('a form', () => {
  test('shows no error while a value is typed, and its error on blur', () => {
    renderIsland(<Sample send={sender()} />);
    type('Again', 'Robin');
    expect(errors()).toEqual([]);
    fireEvent.blur(field('Again'));
    expect(errors()).toEqual(['Enter the same name.']);
  });

  test('shows no error on leaving an empty field', () => {
    renderIsland(<Sample send={sender()} />);
    fireEvent.blur(field('Name'));
    expect(errors()).toEqual([]);
  });

  test('hides an error as soon as its value changes', () => {
    renderIsland(<Sample send={sender()} />);
    submit();
    expect(errors()).toEqual(['Enter a name.']);
    type('Name', 'R');
    expect(errors()).toEqual([]);
  });

  test('sends nothing with an error, and focuses the first field that has one', async () => {
    const send = sender();
    renderIsland(<Sample send={send} />);
    type('Again', 'Robin');
    submit();
    expect(errors()).toEqual(['Enter a name.', 'Enter the same name.']);
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(send).not.toHaveBeenCalled();
  });

  test('counts spaces as a missing value', () => {
    renderIsland(<Sample send={sender()} />);
    type('Name', '   ');
    submit();
    expect(errors()).toEqual(['Enter a name.']);
  });

  test('sends its values once, however often it is submitted, and again afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const send = vi.fn<Send>(() => promise);
    renderIsland(<Sample send={send} />);
    type('Name', 'Robin');
    submit();
    submit();
    expect(send.mock.calls).toEqual([[{ name: 'Robin', again: '' }]]);
    await act(async () => resolve());
    submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('shows the error of the service at its field until the value changes', async () => {
    renderIsland(<Sample send={sender()} rejected="Taken." />);
    type('Name', 'Robin');
    submit();
    await waitFor(() => expect(errors()).toEqual(['Taken.']));
    await waitFor(() => expect(document.activeElement).toBe(field('Again')));
    fireEvent.blur(field('Again'));
    expect(errors()).toEqual(['Taken.']);
    type('Again', 'Robin');
    expect(errors()).toEqual([]);
  });

  test('ties hint, error and "optional" to the input', () => {
    renderIsland(<Sample send={sender()} />);
    const described = (label: string) =>
      (field(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    submit();
    expect(described('Name')).toEqual(['As on the card.', 'Enter a name.']);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(described('Again')).toEqual(['(optional)']);
    expect(field('Again').required).toBe(false);
  });
});
