import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { ThanksMessage } from './ThanksMessage.tsx';

/** Explains what happens with a submitted question; the argument is its status. */
export default function QuestionSentDialog({ argument, close }: DialogProps) {
  const t = useText();
  return (
    <ThanksMessage text={t(argument === 'published' ? 'dialogs.askPublished' : 'dialogs.askDone')} onClose={close} />
  );
}
