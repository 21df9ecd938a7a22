"""Many tables: rooms, codes, invitations, whose tables are whose, and words between people."""
