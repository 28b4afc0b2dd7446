import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network: its holder has all addresses within. */
const IPV6_NETWORK_BITS = 64;

/** The network that attempts are counted for: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString();
}
