import { getPhotoStreams, reportPhoto } from '../../api/catalog/photos.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { asVisitor } from '../core/session-call.ts';

/** Loads the products that a photo shows. */
export const loadPhotoStreams = createAction('photos/streams', (mediaId: string) =>
  callApi(getPhotoStreams, { params: { mediaId } }),
);

export const reportCustomerPhoto = createAction(
  'photos/report',
  ({ mediaId, reason }: { mediaId: string; reason: string }) =>
    asVisitor(() => callApi(reportPhoto, { params: { mediaId }, body: { reason } })),
);
