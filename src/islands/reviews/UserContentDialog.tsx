import { useEffect, useState } from 'react';
import { loadPhotoStreams } from '../../stores/catalog/photos.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { useAsyncValue } from '../kit/use-request.ts';
import type { ImageSet } from './image-set.ts';
import { useSwipe } from './use-swipe.ts';
import { findUserContent, type UserContent, type UserContentGroup } from './user-content.ts';

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A photo of a customer enlarged, what it shows, and the photos beside it by buttons, arrow keys and swipes. */
export default function UserContentDialog({ argument }: DialogProps) {
  const t = useText();
  const [group] = useState(() => findUserContent(argument));
  if (!group)
    return (
      <p className="error" role="alert">
        {t('photos.missing')}
      </p>
    );
  return <Photos group={group} />;
}

function Photos({ group: { items, index } }: { readonly group: UserContentGroup }) {
  const t = useText();
  const [current, setCurrent] = useState(index);
  const step = (by: number) => setCurrent((current + by + items.length) % items.length);
  const swipe = useSwipe(step);
  const item = items[current];
  useArrowKeys(step);
  if (!item) return null;
  return (
    <div className="user-content">
      <figure aria-live="polite">
        <div className="user-content__image" {...swipe}>
          <Enlarged key={item.id} image={item.image} />
        </div>
        <figcaption>
          {item.caption !== '' && <p lang={item.lang}>{item.caption}</p>}
          <p className="hint">{item.author}</p>
        </figcaption>
      </figure>
      {items.length > 1 && <Steps position={current + 1} count={items.length} step={step} />}
      {item.kind === 'photo' && <Products mediaId={item.id} />}
      <p>
        <a href={reportHref(item)} aria-haspopup="dialog">
          {t('photos.report')}
        </a>
      </p>
    </div>
  );
}

/** Anywhere in the dialog, which is all that has the focus while it is open. */
function useArrowKeys(step: (by: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

const reportHref = ({ id, reviewId }: UserContent): string =>
  `#modal=${reviewId === undefined ? `report-photo_${encodeURIComponent(id)}` : `report-review_${encodeURIComponent(reviewId)}`}`;

function Enlarged({ image }: { readonly image: ImageSet }) {
  return (
    <picture>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 48rem) 44rem, 92vw" />
      ))}
      <img src={image.src} alt={image.alt} width={image.width} height={image.height} draggable={false} />
    </picture>
  );
}

interface StepsProps {
  readonly position: number;
  readonly count: number;
  step(by: number): void;
}

function Steps({ position, count, step }: StepsProps) {
  const t = useText();
  return (
    <div className="user-content__steps">
      <button type="button" className="button" onClick={() => step(-1)}>
        {t('sections.previous')}
      </button>
      <span>{t('sections.position', { position, count })}</span>
      <button type="button" className="button" onClick={() => step(1)}>
        {t('sections.next')}
      </button>
    </div>
  );
}

/** The products that the photo shows; nothing until they are known. */
function Products({ mediaId }: { readonly mediaId: string }) {
  const t = useText();
  const { answer: products = [] } = useAsyncValue(mediaId, loadProducts);
  if (products.length === 0) return null;
  return (
    <div className="user-content__products">
      <h3>{t('merchandising.inThisPicture')}</h3>
      <ul role="list">
        {products.map(({ id, slug, name }) => (
          <li key={id}>
            <a href={shopHref(`/p/${encodeURIComponent(slug)}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function loadProducts(mediaId: string) {
  const outcome = await loadPhotoStreams(mediaId);
  return outcome.ok ? outcome.value.streams.map(({ product }) => product) : [];
}
