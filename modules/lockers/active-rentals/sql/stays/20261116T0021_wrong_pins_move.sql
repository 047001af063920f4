-- Wrong PINs are counted by terminals; what was counted here is an hour old at the most.
drop table stays.wrong_pin;
