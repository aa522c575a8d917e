import { useEffect, useRef } from 'react';
import { fragmentHref } from './fragment-href.ts';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { loadFragment, type Fragment } from './fragment.ts';
import { useAsyncValue } from '../kit/use-request.ts';

type Answer = 'missing' | 'failed' | Fragment;

async function read(address: string): Promise<Answer> {
  try {
    return (await loadFragment(address)) ?? 'missing';
  } catch (error) {
    console.debug(error);
    return 'failed';
  }
}

/** A content document's sections, as the server renders them. */
export default function ContentDialog({ argument, rename }: DialogProps) {
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const name = argument.split('/').map(encodeURIComponent).join('/');
  const { answer, retry } = useAsyncValue(fragmentHref(name), read);
  useEffect(() => {
    if (answer === undefined || typeof answer === 'string') return;
    if (answer.title) rename(answer.title);
    if (host.current) answer.putInto(host.current);
  }, [answer, rename]);

  if (answer === undefined) return <output className="skeleton dialog__wait" aria-label={t('shell.loading')} />;
  if (typeof answer !== 'string') return <div className="dialog__content" ref={host} />;
  return (
    <LoadError
      text={t(answer === 'missing' ? 'dialogs.contentMissing' : 'errors.NETWORK')}
      onRetry={answer === 'failed' ? retry : undefined}
      className="dialog__failure"
    />
  );
}
