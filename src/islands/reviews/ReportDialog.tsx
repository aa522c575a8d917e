import { useState } from 'react';
import { reportReview } from '../../stores/catalog/reviews.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { TextArea } from '../kit/TextArea.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { SendForm } from './SendForm.tsx';
import { ThanksMessage } from './ThanksMessage.tsx';

const LONGEST = 500;

/** Reports a review to the moderators. */
export default function ReportDialog({ argument, close }: DialogProps) {
  const t = useText();
  const [isSent, setSent] = useState(false);
  const form = useForm({ reason: { isRequired: true, missing: t('dialogs.reportMissing') } });
  const send = () => reportReview({ reviewId: argument, reason: form.values.reason.trim() });
  if (isSent) return <ThanksMessage text={t('dialogs.reportDone')} onClose={close} />;
  return (
    <SendForm form={form} submit={t('dialogs.reportSend')} send={send} onSent={() => setSent(true)}>
      <p>{t('dialogs.reportHelp')}</p>
      <TextArea field={form.field('reason')} label={t('dialogs.reportReason')} maxLength={LONGEST} />
    </SendForm>
  );
}
