import * as api from '../../src/api/catalog/photos.ts';
import * as schema from '../../src/api/catalog/photos.schema.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import type { PhotoService } from './photos.ts';
import type { ReportPhoto } from './report-photo.ts';
import type { SentPhotos } from './sent-photos.ts';

interface PhotoDeps {
  readonly photos: PhotoService;
  readonly sentPhotos: SentPhotos;
  readonly reportPhoto: ReportPhoto;
}

export function photoEndpoints({ photos, sentPhotos, reportPhoto }: PhotoDeps): Endpoint[] {
  return [...listEndpoints(photos), ...singleEndpoints(photos, reportPhoto), ...sendingEndpoints(sentPhotos)];
}

function listEndpoints(photos: PhotoService): Endpoint[] {
  return [
    openEndpoint(api.getCategoryPhotos, {
      summary: 'The newest photos of customers, of all categories or of one',
      query: schema.categoryMediaQuery,
      response: schema.mediaList,
      perform: ({ query }) => photos.listOfCategory(query),
    }),
    openEndpoint(api.getCustomerPhotos, {
      summary: "The newest photos of the shop's account at the photo service",
      params: schema.customerParams,
      query: schema.pageQuery,
      response: schema.mediaList,
      perform: ({ params, query }) => photos.listOfCustomer(params.customerId, query),
    }),
    openEndpoint(api.getStreamsPhotos, {
      summary: 'The newest photos that show any product, or any of several',
      query: schema.streamsMediaQuery,
      response: schema.mediaList,
      perform: ({ query }) => photos.listOfStreams(query),
    }),
    openEndpoint(api.getStreamPhotos, {
      summary: 'The newest photos that show a product',
      params: schema.streamParams,
      query: schema.pageQuery,
      response: schema.mediaList,
      perform: ({ params, query }) => photos.listOfStream(params.streamId, query),
    }),
  ];
}

function singleEndpoints(photos: PhotoService, reportPhoto: ReportPhoto): Endpoint[] {
  return [
    openEndpoint(api.getPhotoService, {
      summary: 'Whether the shop shows photos of customers, and its account at the photo service',
      response: schema.photoService,
      perform: () => photos.describe(),
    }),
    openEndpoint(api.getPhotoStreams, {
      summary: 'The products that a photo shows',
      params: schema.mediaParams,
      response: schema.mediaStreams,
      perform: ({ params }, { scope }) => photos.streamsOf(params.mediaId, scope),
    }),
    sessionEndpoint(api.reportPhoto, {
      summary: 'Report a photo to the moderators and to the photo service',
      status: 201,
      params: schema.mediaParams,
      body: schema.photoReportBody,
      response: schema.photoReport,
      perform: ({ params, body }, { principal }) => reportPhoto(principal.consumerNo, params.mediaId, body.reason),
    }),
  ];
}

function sendingEndpoints(sent: SentPhotos): Endpoint[] {
  return [
    sessionEndpoint(api.stashPhoto, {
      summary: 'Store a file that becomes a photo within a day: JPEG, PNG, WebP or AVIF',
      status: 201,
      body: schema.stashBody,
      response: schema.stash,
      perform: ({ body }, { principal }) => sent.stash(principal.consumerNo, Buffer.from(body.image, 'base64')),
    }),
    sessionEndpoint(api.addPhotoUser, {
      summary: "The name that a visitor's photos are shown with",
      status: 201,
      body: schema.photoUserBody,
      response: schema.photoUser,
      perform: ({ body }, { principal }) => sent.addUser(principal.consumerNo, body.name),
    }),
    sessionEndpoint(api.addPhoto, {
      summary: 'Send a stored file as a photo; shown once a moderator has approved it',
      status: 201,
      params: schema.userParams,
      body: schema.newMediaBody,
      response: schema.newMedia,
      perform: ({ params, body }, { principal, scope }) =>
        sent.addMedia({ consumerNo: principal.consumerNo, userId: params.userId, scope }, body),
    }),
  ];
}
