-- A click is written a thousand at a time: checking its referral locks that referral's row, one by one. Who deletes a referral deletes its clicks.
alter table klick drop constraint klick_mandant_empfehlungsnummer_fkey;
