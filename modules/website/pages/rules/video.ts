/** Providers of embedded videos, loaded only on the visitor's request. */
export const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

export type Video = { readonly provider: 'YouTube' | 'Vimeo'; readonly embed: string; readonly watch: string };

const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/i;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[/?#]|$)/i;

/** The video of a URL copied from the browser; null if it cannot be embedded. */
export function videoOf(address: string | null): Video | null {
  const youtube = YOUTUBE.exec(address ?? '')?.[1];
  if (youtube) {
    return {
      provider: 'YouTube',
      embed: `${VIDEO_HOSTS[0]}/embed/${youtube}?autoplay=1&rel=0`,
      watch: `https://www.youtube.com/watch?v=${youtube}`,
    };
  }
  const vimeo = VIMEO.exec(address ?? '')?.[1];
  return vimeo
    ? {
        provider: 'Vimeo',
        embed: `${VIDEO_HOSTS[1]}/video/${vimeo}?autoplay=1&dnt=1`,
        watch: `https://vimeo.com/${vimeo}`,
      }
    : null;
}
