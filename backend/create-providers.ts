import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Log } from '../src/lib/log.ts';
import type { Database } from './db/database.ts';
import { createOutbox, type Outbox } from './messaging/outbox.ts';
import { noCaptcha, type Captcha } from './providers/captcha/captcha.ts';
import { provider as captcha } from './providers/captcha/provider.ts';
import type { CollectionPointProvider } from './providers/collection-points/collection-points.ts';
import { provider as collectionPoints } from './providers/collection-points/provider.ts';
import { provider as mail } from './providers/mail/provider.ts';
import { limitPayLaterTime } from './providers/pay-later/pay-later-time-limit.ts';
import type { PayLaterProvider } from './providers/pay-later/pay-later.ts';
import { provider as payLater } from './providers/pay-later/provider.ts';
import { limitPaymentTime } from './providers/payment/payment-time-limit.ts';
import type { PaymentProvider } from './providers/payment/payment.ts';
import { provider as payment } from './providers/payment/provider.ts';
import type { ProfessionalProvider } from './providers/professional/professional.ts';
import { provider as professional } from './providers/professional/provider.ts';
import type { PhotoProvider } from './providers/photos/photos.ts';
import { provider as photos } from './providers/photos/provider.ts';
import type { PlaceProvider } from './providers/places/places.ts';
import { provider as places } from './providers/places/provider.ts';
import { provider as recommendations } from './providers/recommendations/provider.ts';
import type { RecommendationProvider } from './providers/recommendations/recommendations.ts';
import { createAdapter, type CreatedAdapter, type Provider, type Selections } from './providers/provider.ts';
import { provider as sms } from './providers/sms/provider.ts';
import { provider as social } from './providers/social/provider.ts';
import type { SocialProvider } from './providers/social/social.ts';
import { provider as translation } from './providers/translation/provider.ts';
import type { TranslationProvider } from './providers/translation/translation.ts';
import { createInbox } from './sandbox/inbox/inbox-routes.ts';
import { selectSandboxes } from './select-providers.ts';

export interface ProviderOptions {
  /** Default: a sandbox for each. */
  readonly providers?: Selections;
  /** The public origin of the shop for links in mails and redirects back. */
  readonly publicOrigin?: string;
  /** At least 32 characters, equal for all processes of the shop; by default random per process. */
  readonly sessionSecret?: string;
  /** Whether sign-up requires the captcha; otherwise only a captcha that is sent is checked. */
  readonly captchaOnSignUp?: boolean;
  /** For photos of customers; by default a folder of the system's temporary one. */
  readonly dataDir?: string;
  readonly log: Log;
}

/** Adapters to third parties; undefined where a feature is turned off. */
export interface Providers {
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
  readonly outbox: Outbox;
  readonly captcha: Captcha;
  readonly captchaOnSignUp: boolean;
  readonly social: SocialProvider | undefined;
  readonly publicOrigin: string;
  readonly collectionPoints: CollectionPointProvider | undefined;
  readonly photos: PhotoProvider | undefined;
  readonly places: PlaceProvider | undefined;
  readonly professional: ProfessionalProvider | undefined;
  readonly translation: TranslationProvider | undefined;
  readonly recommendations: RecommendationProvider | undefined;
  /** Apps of the providers configured as `sandbox`. */
  readonly sandboxes: readonly Hono[];
  readonly dataDir: string;
  close(): Promise<void>;
}

/** What an adapter may need of the service. */
interface AdapterDeps extends Pick<Database, 'read' | 'write'> {
  readonly publicOrigin: string;
  readonly secret: string;
  readonly dataDir: string;
  readonly log: Log;
}

export function createProviders({ read, write }: Database, options: ProviderOptions): Providers {
  const { providers: selections = selectSandboxes(), log } = options;
  const publicOrigin = options.publicOrigin ?? 'http://localhost:4321';
  const secret = options.sessionSecret ?? crypto.randomUUID();
  const dataDir = options.dataDir ?? join(tmpdir(), 'aisle-data');
  const deps: AdapterDeps = { read, write, publicOrigin, secret, dataDir, log };
  const create = <Adapter>(provider: Provider<Adapter, AdapterDeps>): Partial<CreatedAdapter<Adapter>> =>
    createAdapter(provider, selections, deps);
  const transports = { mail: create(mail).adapter, sms: create(sms).adapter };
  const outbox = createOutbox({ read, write, transports, log });
  const storesMessages = Object.values(transports).some((transport) => transport?.retainsSent);
  const cards = create(payment);
  const later = create(payLater);
  const signIn = create(social);
  return {
    outbox,
    social: signIn.adapter,
    publicOrigin,
    dataDir,
    captcha: create(captcha).adapter ?? noCaptcha,
    captchaOnSignUp: options.captchaOnSignUp ?? false,
    collectionPoints: create(collectionPoints).adapter,
    photos: create(photos).adapter,
    places: create(places).adapter,
    professional: create(professional).adapter,
    translation: create(translation).adapter,
    recommendations: create(recommendations).adapter,
    payment: cards.adapter && limitPaymentTime(cards.adapter),
    payLater: later.adapter && limitPayLaterTime(later.adapter),
    sandboxes: [
      ...(storesMessages ? [createInbox({ read, flush: outbox.flush })] : []),
      ...[cards, later, signIn].flatMap(({ router }) => router ?? []),
    ],
    close: outbox.close,
  };
}
