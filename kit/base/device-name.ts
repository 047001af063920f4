/** What a browser says about itself, as far as a person would recognise it. */
export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'computer' | 'phone' | 'tablet';
};

/** The first that fits wins: most browsers also claim to be the ones they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const named = (known: readonly (readonly [RegExp, string])[], userAgent: string) =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Names browser and system, without versions: enough to tell one's own devices apart. */
export function deviceOf(userAgent: string): Device {
  return { browser: named(BROWSERS, userAgent), system: named(SYSTEMS, userAgent), kind: kindOf(userAgent) };
}

/** An Android tablet is an Android that does not call itself mobile. */
function kindOf(userAgent: string): Device['kind'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return /\biPhone\b|\biPod\b|\bMobile\b/.test(userAgent) ? 'phone' : 'computer';
}
