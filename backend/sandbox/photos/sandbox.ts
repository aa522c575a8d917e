import type { CreateSandbox } from '../../providers/provider.ts';
import type { PhotoProvider } from '../../providers/photos/photos.ts';
import { createRestPhotos, type RestDeps } from '../../providers/photos/rest.ts';
import { createHostStore, type HostDeps } from './host-store.ts';
import { createPhotoHost } from './photo-host.ts';

const KEY = 'sandbox';
const URL = 'http://photos.invalid';

/** The host in this process, asked by the same adapter as a real one; its images are the shop's own, without cookies. */
export const createSandbox: CreateSandbox<PhotoProvider, HostDeps & RestDeps> = ({ log, ...deps }) => {
  const host = createPhotoHost(createHostStore(deps), KEY);
  const adapter = createRestPhotos(
    { url: URL, key: KEY, setsCookies: false },
    { log, fetch: async (input, init) => host.request(input instanceof Request ? input : String(input), init) },
  );
  return { adapter };
};
