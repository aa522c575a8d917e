import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CustomerContact, ServedCustomer } from '../../api/identity/served-customer.schema.ts';
import { findCustomer, leaveCustomer, serveCustomer } from '../../stores/account/served-customer.ts';
import { $associate } from '../../stores/core/associate.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { loadMessages } from '../kit/messages.ts';
import { TextField } from '../kit/TextField.tsx';
import { MessagesContext, useText } from '../kit/text.ts';
import { useForm } from '../kit/use-form.ts';
import { useTask } from '../kit/use-task.ts';
import { describeContact } from './describe-customer.ts';
import { IdentityForm } from './IdentityForm.tsx';

const ERROR_FIELDS = { AUT453: 'contact', CCN404: 'contact' } as const;

/** Opens the dialog in which an associate finds the customer; the focus returns to `opener`. */
export async function openCustomerLookup(opener: HTMLElement): Promise<void> {
  const messages = await loadMessages();
  if (document.querySelector('.customer-lookup')) return;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
    opener.focus();
  };
  root.render(
    <MessagesContext value={messages}>
      <CustomerLookup onClose={close} />
    </MessagesContext>,
  );
}

interface LookupResult {
  readonly contact: CustomerContact;
  readonly customer: ServedCustomer;
}

function CustomerLookup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<LookupResult>();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="customer-lookup" aria-labelledby="customer-lookup-title" onClose={onClose}>
      <div className="drawer__head">
        <h2 className="drawer__title" id="customer-lookup-title">
          {t('identity.customerTitle')}
        </h2>
        <button type="button" className="button button--quiet" onClick={close}>
          {t('shell.close')}
        </button>
      </div>
      <div className="customer-lookup__body">
        {found ? (
          <FoundCustomer {...found} onAgain={() => setFound(undefined)} onDone={close} />
        ) : (
          <ContactForm onFound={setFound} onDone={close} />
        )}
      </div>
    </dialog>
  );
}

const contactOf = (typed: string): CustomerContact => (typed.includes('@') ? { email: typed } : { phone: typed });

function ContactForm({ onFound, onDone }: { onFound: (found: LookupResult) => void; onDone: () => void }) {
  const t = useText();
  const { run, error } = useTask();
  const form = useForm({ contact: { isRequired: true, missing: t('identity.customerContactMissing') } });
  const contact = contactOf(form.values.contact.trim());
  const leave = async () => {
    if (await run(() => leaveCustomer())) onDone();
  };
  return (
    <>
      <IdentityForm
        form={form}
        action={findCustomer}
        fieldNames={ERROR_FIELDS}
        submit={t('identity.customerSearch')}
        send={() => findCustomer(contact)}
        onDone={(customer) => onFound({ contact, customer })}
      >
        <TextField
          field={form.field('contact')}
          label={t('identity.customerContact')}
          hint={t('identity.customerContactHint')}
          autoComplete="off"
          maxLength={320}
        />
      </IdentityForm>
      {$associate.get()?.customer && (
        <button type="button" className="button" onClick={() => void leave()}>
          {t('identity.customerLeave')}
        </button>
      )}
      <ErrorMessage text={error} />
    </>
  );
}

interface FoundProps extends LookupResult {
  readonly onAgain: () => void;
  readonly onDone: () => void;
}

/** Nothing changes before the shopper agrees (docs/decisions/106-served-customers.md). */
function FoundCustomer({ contact, customer, onAgain, onDone }: FoundProps) {
  const t = useText();
  const { run, error, isPending } = useTask();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = customer.name || customer.email;
  useEffect(() => heading.current?.focus(), []);
  const serve = async () => {
    if (await run(() => serveCustomer(contact))) onDone();
  };
  return (
    <div className="customer-lookup__found" aria-busy={isPending}>
      <h3 tabIndex={-1} ref={heading}>
        {name}
      </h3>
      <p>{describeContact(customer, (points) => t('identity.customerMember', { points }))}</p>
      <p className="hint">{t('identity.customerAsk')}</p>
      <ErrorMessage text={error} />
      <div className="form__actions">
        <button type="button" className="button button--primary" aria-disabled={isPending} onClick={() => void serve()}>
          {t('identity.customerContinue', { name })}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {t('identity.customerAgain')}
        </button>
      </div>
    </div>
  );
}
