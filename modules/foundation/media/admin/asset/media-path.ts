export const MEDIA_PATH = '/admin/media';
