-- "Hold" is what the ledger keeps back for an order; the day after a login from an unknown address is a security delay.
update player_message set kind = 'securityDelay' where kind = 'securityHold';
