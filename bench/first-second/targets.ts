import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tests/harness/browser/chromium.ts';
import { findFreePort } from '../../tests/harness/free-port.ts';
import { startShop } from '../../tests/harness/shop.ts';
import { startChildServer } from '../child-server.ts';
import { createCertificate, startEdge } from './edge.ts';

/** The shop and the server of its plain pages, each behind an edge. */
export interface Targets {
  readonly shop: { readonly origin: string; /** Origin without the edge. */ readonly direct: string };
  readonly plain: { readonly origin: string };
  stop(): Promise<void>;
}

/** Starts the shop with the settings given; the certificate of the edges is written into `folder`. */
export async function startTargets(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Targets> {
  const certificate = createCertificate(folder);
  const [port, shopEdge] = [await findFreePort(), await findFreePort()];
  // The shop has to know its public origin before it starts.
  const edge = await startEdge({ port: shopEdge, upstream: port, certificate });
  const shop = await startShop({ port, env: { ...settings, PUBLIC_ORIGIN: edge.origin } });
  const plain = await startChildServer('plain.ts', [shop.origin]);
  const upstream = Number(new URL(plain.origin).port);
  const plainEdge = await startEdge({ port: await findFreePort(), upstream, certificate });
  const stop = async (): Promise<void> => {
    edge.close();
    plainEdge.close();
    await plain.stop();
    await shop.stop();
  };
  return { shop: { origin: edge.origin, direct: shop.origin }, plain: { origin: plainEdge.origin }, stop };
}

/** A browser that accepts the certificate of the edges, for service workers too. */
export async function launchBrowser(): Promise<Browser> {
  const args = [...CHROMIUM_ARGS, '--ignore-certificate-errors', '--disable-gpu'];
  return chromium.launch({ executablePath: await findChromium(), args });
}
