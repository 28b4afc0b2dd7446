/** Exit code of a supervisor that cannot claim its run because the disk is full. */
export const EXIT_DISK_FULL = 28;
