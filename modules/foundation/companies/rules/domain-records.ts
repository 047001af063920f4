import type { DnsRecord, DomainCheckProblem } from '../contract-domain.ts';

const PREFIX = 'fachwerk-verify=';

export function proofName(host: string): string {
  return `_fachwerk.${host}`;
}

export function proofText(proof: string): string {
  return PREFIX + proof;
}

/** DNS records to enter at the provider. `way` is omitted if this server is only reachable from its own machine. */
export function recordsOf(host: string, proof: string, ownHost: string): DnsRecord[] {
  const way = wayType(ownHost);
  return [
    { purpose: 'proof', type: 'TXT', name: proofName(host), value: proofText(proof) },
    ...(way ? [{ purpose: 'way' as const, type: way, name: host, value: ownHost.replace(/^\[|\]$/g, '') }] : []),
  ];
}

/** Interprets the TXT records at the proof's name. */
export function proofProblem(texts: readonly string[], proof: string): DomainCheckProblem | null {
  const proofs = texts.map((text) => text.trim()).filter((text) => text.startsWith(PREFIX));
  if (proofs.includes(proofText(proof))) return null;
  return proofs.length > 0 ? 'different' : 'missing';
}

/** Record type that routes to this server: an address record for an IP address, otherwise CNAME. Null for a local server. */
export function wayType(ownHost: string): 'CNAME' | 'A' | 'AAAA' | null {
  if (/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(ownHost)) return null;
  if (ownHost.startsWith('[')) return 'AAAA';
  return /^\d+(\.\d+){3}$/.test(ownHost) ? 'A' : 'CNAME';
}
