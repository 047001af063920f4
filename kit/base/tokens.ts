/**
 * The colours of the house (the timber frame: dark beams, light panels, one warm accent).
 * Mantine's theme and the storefront's CSS variables are made from these.
 */
export type Tokens = Readonly<Record<TokenName, string>>;
export type TokenName =
  | 'beam'
  | 'panel'
  | 'ground'
  | 'line'
  | 'accent'
  | 'onAccent'
  | 'accentSoft'
  | 'quiet'
  | 'ok'
  | 'warn'
  | 'danger'
  | 'info'
  | 'nav'
  | 'navText'
  | 'navQuiet'
  | 'navLine'
  | 'navActive'
  | 'navAccent';

export const light: Tokens = {
  beam: '#2B2A28',
  panel: '#FFFFFF',
  ground: '#F6F4EF',
  line: '#E2DED5',
  accent: '#B4532A',
  onAccent: '#FFFFFF',
  accentSoft: '#F6E7DF',
  quiet: '#67635C',
  ok: '#2E7D5B',
  warn: '#946010',
  danger: '#B3261E',
  info: '#2F6690',
  nav: '#2B2A28',
  navText: '#F4F1EA',
  navQuiet: '#B5AFA4',
  navLine: '#45433F',
  navActive: '#373531',
  navAccent: '#E08A5B',
};

export const dark: Tokens = {
  beam: '#E9E6E0',
  panel: '#1E1D1B',
  ground: '#161513',
  line: '#34322E',
  accent: '#E08A5B',
  onAccent: '#1E1D1B',
  accentSoft: '#3A2A21',
  quiet: '#A8A296',
  ok: '#6CC29B',
  warn: '#DDA94F',
  danger: '#F28B82',
  info: '#83B4DA',
  nav: '#1E1D1B',
  navText: '#E9E6E0',
  navQuiet: '#A8A296',
  navLine: '#34322E',
  navActive: '#2C2A27',
  navAccent: '#E08A5B',
};

export const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
