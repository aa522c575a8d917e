/** A photo that the service shows. */
export interface ServiceMedia {
  readonly id: string;
  /** As the author wants to be named. */
  readonly author: string;
  /** Plain text; empty without one. */
  readonly caption: string;
  /** Language of the caption, as `de`, where the service knows it. */
  readonly language: string | undefined;
  readonly image: {
    /** An https address, or a path below `/media/`. */
    readonly src: string;
    /** In pixels. */
    readonly width: number | undefined;
    readonly height: number | undefined;
  };
  /** The original on a social network. */
  readonly href: string | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Ids of the streams it is in; a stream has the id of the product it shows. */
  readonly streams: readonly string[];
}

/** The newest photos of the whole account, of a category, of one stream or of any of several. */
export type MediaRequest =
  | { readonly of: 'customer'; readonly customerId: string }
  | { readonly of: 'category'; readonly category: string | undefined }
  | { readonly of: 'stream'; readonly streamId: string }
  | { readonly of: 'streams'; readonly streamIds: readonly string[] };

interface PhotoAccount {
  readonly customerId: string;
  readonly name: string;
}

/** A photo that moderators approved. */
interface NewMedia {
  readonly stashId: string;
  readonly caption: string;
  readonly language: string;
  readonly streams: readonly string[];
}

/** The service that has the photos of customers (docs/contract.md#photos). Every function rejects where it does not respond. */
export interface PhotoProvider {
  /** Whether hosts that pages load its images from set cookies: then photos need consent to functional cookies. */
  readonly setsCookies: boolean;
  describe(): Promise<PhotoAccount>;
  /** At most 50; `undefined` for what the service does not know. */
  loadRecent(request: MediaRequest): Promise<readonly ServiceMedia[] | undefined>;
  /** Ids of the streams that a photo is in; `undefined` for an unknown photo. */
  loadStreams(mediaId: string): Promise<readonly string[] | undefined>;
  /** False for an unknown photo. */
  report(mediaId: string, reason: string): Promise<boolean>;
  /** Stores a WebP file; returns its id for `addMedia`. */
  stash(bytes: Buffer): Promise<string>;
  addUser(name: string): Promise<string>;
  /** Returns the id of the photo, which the service shows from now on. */
  addMedia(userId: string, media: NewMedia): Promise<string>;
}
