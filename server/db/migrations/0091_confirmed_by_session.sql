-- A recipient who is logged in with the confirmed address that was entered needs no mail to confirm it.
alter table empfaenger
  drop constraint empfaenger_bestaetigt_durch_check,
  add constraint empfaenger_bestaetigt_durch_check check (bestaetigt_durch in ('Link', 'Auftrag', 'Sitzung'));
