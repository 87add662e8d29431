-- Work lists of the back office, read by key as in 0071: claims of missing rewards, and customer numbers.
drop index nachbuchung_offen;
create index nachbuchung_liste on nachbuchung (mandant, erstellt_am, nachbuchungsnummer collate "C");
create index nachbuchung_liste_status on nachbuchung (mandant, status, erstellt_am, nachbuchungsnummer collate "C");
create index nachbuchung_nummer on nachbuchung (mandant, nachbuchungsnummer collate "C");
drop index kundennummer_offen;
create index kundennummer_liste on kundennummer (mandant, gestellt_am, anfrage collate "C");
create index kundennummer_liste_status on kundennummer (mandant, status, gestellt_am, anfrage collate "C");
create index kundennummer_nummer on kundennummer (mandant, kundennummer collate "C", anfrage collate "C");
