import { PHOTO_STASH_PATH } from '../core/body-limit.ts';
import { operation } from '../core/operation.ts';
import type {
  CategoryMediaQuery,
  MediaList,
  MediaStreams,
  NewMedia,
  NewMediaBody,
  PageQuery,
  PhotoReport,
  PhotoService,
  PhotoStash,
  PhotoUser,
  StreamsMediaQuery,
} from './photos.schema.ts';

/** Photos of customers, which a photo service has (docs/contract.md#photos). Without one, lists are empty. */

export const getPhotoService = operation<object, PhotoService>({
  name: 'getPhotoService',
  method: 'GET',
  path: '/photos',
  access: 'anyone',
  errors: [],
});

export const getCategoryPhotos = operation<{ query: Partial<CategoryMediaQuery> }, MediaList>({
  name: 'getCategoryPhotos',
  method: 'GET',
  path: '/photos/categories/media/recent',
  access: 'anyone',
  errors: [],
});

/** All photos of the shop's account, whose id `getPhotoService` returns. */
export const getCustomerPhotos = operation<{ params: { customerId: string }; query: Partial<PageQuery> }, MediaList>({
  name: 'getCustomerPhotos',
  method: 'GET',
  path: '/photos/customers/{customerId}/media/recent',
  access: 'anyone',
  errors: ['API404'],
});

/** The products that a photo shows. */
export const getPhotoStreams = operation<{ params: { mediaId: string } }, MediaStreams>({
  name: 'getPhotoStreams',
  method: 'GET',
  path: '/photos/media/{mediaId}/streams',
  access: 'anyone',
  errors: ['API404'],
});

/** Photos that show a product, by its id, slug or variant. */
export const getStreamPhotos = operation<{ params: { streamId: string }; query: Partial<PageQuery> }, MediaList>({
  name: 'getStreamPhotos',
  method: 'GET',
  path: '/photos/streams/{streamId}/media/recent',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

/** Photos that show any of several products. */
export const getStreamsPhotos = operation<{ query: Partial<StreamsMediaQuery> }, MediaList>({
  name: 'getStreamsPhotos',
  method: 'GET',
  path: '/photos/streams/media/recent',
  access: 'anyone',
  errors: [],
});

/** Also of a photo that the service cannot be asked about at the moment: moderators see the report. */
export const reportPhoto = operation<{ params: { mediaId: string }; body: { reason?: string } }, PhotoReport>({
  name: 'reportPhoto',
  method: 'POST',
  path: '/photos/media/{mediaId}/reports',
  access: 'visitor',
  errors: ['API404'],
});

/** Stores a file that becomes a photo by `addPhoto` within a day. */
export const stashPhoto = operation<{ body: { image: string } }, PhotoStash>({
  name: 'stashPhoto',
  method: 'POST',
  path: PHOTO_STASH_PATH,
  access: 'visitor',
  errors: ['API404', 'API413', 'API429'],
});

/** The name that a visitor's photos are shown with. */
export const addPhotoUser = operation<{ body: { name: string } }, PhotoUser>({
  name: 'addPhotoUser',
  method: 'POST',
  path: '/photos/users',
  access: 'visitor',
  errors: ['API404'],
});

/** A moderator decides whether the photo is shown. */
export const addPhoto = operation<{ params: { userId: string }; body: NewMediaBody }, NewMedia>({
  name: 'addPhoto',
  method: 'POST',
  path: '/photos/users/{userId}/media',
  access: 'visitor',
  errors: ['API404', 'ITEM_NOT_AVAILABLE'],
});
