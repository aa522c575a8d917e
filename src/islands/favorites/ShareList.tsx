import { useRef } from 'react';
import type { Favorites } from '../../api/account/wishlists.schema.ts';
import { shareList, stopSharing } from '../../stores/account/favorite-page.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';

interface Props {
  /** `null`: the list is not shared. */
  readonly share: Favorites['share'];
}

/** Shows whether others may see the list, with its link, and starts and ends that. */
export function ShareList({ share }: Props) {
  const t = useText();
  const { run, isPending, error } = useTask();
  const start = () => run(() => shareList());
  const stop = async () => {
    if (await run(() => stopSharing())) showToast('success', 'favorites.shareStopped');
  };
  return (
    <section className="favorites__share" aria-labelledby="share-title">
      <h2 id="share-title">{t(share ? 'favorites.shareOn' : 'favorites.share')}</h2>
      <p>{t('favorites.shareHelp')}</p>
      {share && <ShareLink href={location.origin + shopHref(share.pageUrl)} />}
      <ErrorMessage text={error} />
      <div className="form__actions">
        <button
          type="button"
          className={share ? 'button button--quiet' : 'button'}
          aria-disabled={isPending}
          onClick={() => void (share ? stop() : start())}
        >
          {t(share ? 'favorites.shareStop' : 'favorites.shareCreate')}
        </button>
      </div>
    </section>
  );
}

function ShareLink({ href }: { readonly href: string }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    await navigator.clipboard.writeText(href);
    showToast('success', 'favorites.shareCopied');
  };
  return (
    <div className="favorites__link">
      <label htmlFor="share-link">{t('favorites.shareLink')}</label>
      <input className="input" id="share-link" ref={input} readOnly value={href} />
      <button type="button" className="button" onClick={() => void copy().catch(console.debug)}>
        {t('favorites.shareCopy')}
      </button>
    </div>
  );
}
