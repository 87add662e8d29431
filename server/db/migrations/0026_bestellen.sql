-- That somebody has the age which a product asks for, and what somebody asks the tenant for by a form of ours.
alter table empfaenger
  add column altersangabe boolean,
  add column wunschzeit text,
  add column nachricht text;
