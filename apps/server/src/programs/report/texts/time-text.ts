const UTC_PLUS_8_MS = 8 * 60 * 60 * 1000;
const TO_THE_MINUTE = 'YYYY-MM-DD HH:mm'.length;

/** Time as the portal shows it, with its zone: a document is read without the portal. An unreadable one stays as it is. */
export function timeText(iso: string): string {
  const ms = Date.parse(iso);
  return Number.isNaN(ms)
    ? iso
    : `${new Date(ms + UTC_PLUS_8_MS).toISOString().slice(0, TO_THE_MINUTE).replace('T', ' ')} (UTC+8)`;
}
