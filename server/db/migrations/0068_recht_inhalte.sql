-- Content services report changes with a key that can do nothing else. Existing keys do not get the new right.
alter table api_schluessel drop constraint api_schluessel_rechte_check;
alter table api_schluessel add constraint api_schluessel_rechte_check check (rechte <@ '{Auftrag,Kundennummer,Logintoken,Nachbuchung,Inhalte}');
