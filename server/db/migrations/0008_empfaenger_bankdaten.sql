-- Bank data that a recipient gave ahead of the reward, by a mailed link.
alter table empfaenger add column bankdaten_id text;
alter table empfaenger add foreign key (mandant, bankdaten_id) references bankdaten (mandant, bankdaten_id);
