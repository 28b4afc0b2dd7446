import ipaddr from 'ipaddr.js';

/** Prefix length of an IPv6 network: its holder has all addresses in it. */
const IPV6_NETWORK_BITS = 64;

/** Network for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString();
}
