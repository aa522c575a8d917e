import { useState } from 'react';
import type { Outcome } from '../../stores/core/action.ts';
import { TextArea } from '../kit/TextArea.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { SendForm } from './SendForm.tsx';
import { ThanksMessage } from './ThanksMessage.tsx';

const LONGEST = 500;

interface Props {
  send(reason: string): Promise<Outcome<unknown>>;
  readonly onClose: () => void;
}

/** Asks for the reason of a report, and thanks for it. */
export function ReportForm({ send, onClose }: Props) {
  const t = useText();
  const [isSent, setSent] = useState(false);
  const form = useForm({ reason: { isRequired: true, missing: t('dialogs.reportMissing') } });
  if (isSent) return <ThanksMessage text={t('dialogs.reportDone')} onClose={onClose} />;
  return (
    <SendForm
      form={form}
      submit={t('dialogs.reportSend')}
      send={() => send(form.values.reason.trim())}
      onSent={() => setSent(true)}
    >
      <p>{t('dialogs.reportHelp')}</p>
      <TextArea field={form.field('reason')} label={t('dialogs.reportReason')} maxLength={LONGEST} />
    </SendForm>
  );
}
