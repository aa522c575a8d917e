/** Photos of customers. They name products without a foreign key, because they outlive products. */
export interface PhotoTables {
  photo_user: PhotoUserTable;
  photo_stash: PhotoStashTable;
  sent_photo: SentPhotoTable;
  photo_report: PhotoReportTable;
  reported_photo: ReportedPhotoTable;
  sandbox_photo_user: SandboxPhotoUserTable;
  sandbox_photo: SandboxPhotoTable;
}

/** The name that a visitor's photos are shown with. */
interface PhotoUserTable {
  id: string;
  consumer_no: string;
  name: string;
  /** Null until the photo service has the first photo. */
  service_id: string | null;
  created_at: number;
}

/** A file that was sent and is no photo of a user yet; its id is also the name of the file. */
interface PhotoStashTable {
  id: string;
  consumer_no: string;
  /** In pixels. */
  width: number;
  height: number;
  created_at: number;
}

interface SentPhotoTable {
  /** That of its stash. */
  id: string;
  user_id: string;
  consumer_no: string;
  caption: string;
  site_id: string;
  locale: string;
  /** JSON list of product ids. */
  streams: string;
  width: number;
  height: number;
  /** `published`: approved; the photo service shows it as soon as it has an id there. */
  status: 'pending' | 'published' | 'hidden';
  service_id: string | null;
  /** When a process began to send it to the service. */
  sent_at: number | null;
  created_at: number;
  moderated_at: number | null;
  moderated_by: string | null;
  rejected_reason: string | null;
}

interface PhotoReportTable {
  /** An id of the photo service. */
  media_id: string;
  consumer_no: string;
  reason: string;
  created_at: number;
}

/** A photo of the service as it was when it was reported, and what a moderator decided. */
interface ReportedPhotoTable {
  media_id: string;
  author: string;
  caption: string;
  language: string | null;
  src: string;
  /** JSON list of product ids. */
  streams: string;
  /** 1: the shop does not show it, whatever the service returns. */
  is_hidden: number;
  created_at: number;
  moderated_at: number | null;
  moderated_by: string | null;
  rejected_reason: string | null;
}

interface SandboxPhotoUserTable {
  id: string;
  name: string;
}

interface SandboxPhotoTable {
  id: string;
  /** Null while it is a stash. */
  user_id: string | null;
  caption: string;
  language: string;
  /** JSON list of stream ids. */
  streams: string;
  width: number;
  height: number;
  published_at: number | null;
}
