import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { ThanksMessage } from './ThanksMessage.tsx';

/** Explains what happens with a submitted question. */
export default function QuestionSentDialog({ close }: DialogProps) {
  const t = useText();
  return <ThanksMessage text={t('dialogs.askDone')} onClose={close} />;
}
